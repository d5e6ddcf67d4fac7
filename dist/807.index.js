export const id = 807;
export const ids = [807];
export const modules = {

/***/ 3040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ay: () => (/* binding */ PQueue)
});

// UNUSED EXPORTS: PriorityQueue, TimeoutError

;// CONCATENATED MODULE: ./build/node_modules/p-queue/dist/lower-bound.js
function lowerBound(array, value, comparator) {
  let first = 0;
  let count = array.length;
  while (count > 0) {
    const step = Math.trunc(count / 2);
    let it = first + step;
    if (comparator(array[it], value) <= 0) {
      first = ++it;
      count -= step + 1;
    }
    else {
      count = step;
    }
  }
  return first;
}

;// CONCATENATED MODULE: ./build/node_modules/p-queue/dist/priority-queue.js

const compactionThreshold = 100;
class PriorityQueue {
  #queue = [];
  #head = 0;
  #compact() {
    if (this.#head === 0) {
      return;
    }
    this.#queue.splice(0, this.#head);
    this.#head = 0;
  }
  #findIndex(isMatch) {
    for (let index = this.#head; index < this.#queue.length; index++) {
      if (isMatch(this.#queue[index])) {
        return index;
      }
    }
    return -1;
  }
  #removeFirst() {
    const item = this.#queue[this.#head];
    this.#queue[this.#head] = undefined;
    this.#head++;
    if (this.#head === this.#queue.length) {
      this.#queue.length = 0;
      this.#head = 0;
    }
    else if (this.#head > compactionThreshold && this.#head > this.#queue.length / 2) {
      this.#compact();
    }
    return item.run;
  }
  enqueue(run, options) {
    const { priority = 0, id, } = options ?? {};
    const { size } = this;
    const element = {
      priority,
      id,
      run,
    };
    if (size === 0) {
      this.#queue.length = 0;
      this.#head = 0;
      this.#queue.push(element);
      return;
    }
    if (this.#queue.at(-1).priority >= priority) {
      this.#queue.push(element);
      return;
    }
    this.#compact();
    const index = lowerBound(this.#queue, element, (a, b) => a.priority === b.priority ? 0 : b.priority - a.priority);
    this.#queue.splice(index, 0, element);
  }
  setPriority(id, priority) {
    const index = this.#findIndex(element => element.id === id);
    if (index === -1) {
      throw new ReferenceError(`No promise function with the id "${id}" exists in the queue.`);
    }
    if (this.#queue[index].priority === priority) {
      return;
    }
    const [item] = this.#queue.splice(index, 1);
    this.enqueue(item.run, { priority, id });
  }
  remove(idOrRun) {
    const index = this.#findIndex(element => (typeof idOrRun === 'string' ? element.id : element.run) === idOrRun);
    if (index === this.#head) {
      this.#removeFirst();
    }
    else if (index !== -1) {
      this.#queue.splice(index, 1);
    }
  }
  dequeue() {
    return this.#head === this.#queue.length ? undefined : this.#removeFirst();
  }
  filter(options) {
    const result = [];
    for (let index = this.#head; index < this.#queue.length; index++) {
      const element = this.#queue[index];
      if (element.priority === options.priority) {
        result.push(element.run);
      }
    }
    return result;
  }
  get size() {
    return this.#queue.length - this.#head;
  }
}

;// CONCATENATED MODULE: ./build/node_modules/p-queue/dist/index.js

const maximumTimerDelay = 2_147_483_647;
const asyncHooks = globalThis.process?.getBuiltinModule?.('node:async_hooks');
const bindAsyncContext = (function_) => {
  if (asyncHooks === undefined) {
    return function_;
  }
  const asyncResource = new asyncHooks.AsyncResource('PQueueTask');
  return () => asyncResource.runInAsyncScope(function_);
};
const validateTimeout = (timeout) => {
  if (timeout !== undefined && !(Number.isFinite(timeout) && timeout > 0 && timeout <= maximumTimerDelay)) {
    throw new TypeError(`Expected \`timeout\` to be a positive finite number up to ${maximumTimerDelay}, got \`${timeout}\` (${typeof timeout})`);
  }
};
const validateLimit = (name, value) => {
  if (!(typeof value === 'number' && value >= 1 && (value === Infinity || Number.isInteger(value)))) {
    throw new TypeError(`Expected \`${name}\` to be an integer from 1 and up or \`Infinity\`, got \`${String(value)}\` (${typeof value})`);
  }
};
const validateRateLimit = (interval, intervalCap, isStrict) => {
  validateLimit('intervalCap', intervalCap);
  if (!(Number.isFinite(interval) && interval >= 0)) {
    throw new TypeError(`Expected \`interval\` to be a finite number >= 0, got \`${String(interval)}\` (${typeof interval})`);
  }
  if (intervalCap !== Infinity && interval > maximumTimerDelay) {
    throw new TypeError(`Expected \`interval\` to be at most ${maximumTimerDelay} with an \`intervalCap\`, got \`${interval}\``);
  }
  if (isStrict && interval === 0) {
    throw new TypeError('The `strict` option requires a non-zero `interval`');
  }
  if (isStrict && intervalCap === Infinity) {
    throw new TypeError('The `strict` option requires a finite `intervalCap`');
  }
};
class PQueue extends EventTarget {
  #carryoverIntervalCount;
  #isIntervalIgnored;
  #intervalCount = 0;
  #intervalCap;
  #rateLimitedInInterval = false;
  #rateLimitFlushScheduled = false;
  #interval;
  #intervalEnd = 0;
  #intervalId;
  #timeoutId;
  #strict;
  #strictTicks = [];
  #strictTicksStartIndex = 0;
  #queue;
  #queueClass;
  #pending = 0;
  #concurrency;
  #isPaused;
  #idAssigner = 1n;
  #runningTasks = new Set();
  #abortListeners = new Map();
  #waitingTasks = new Set();
  #timeout;
  constructor(options) {
    super();
    globalThis.process?.getBuiltinModule?.('node:events')?.setMaxListeners(Infinity, this);
    const { carryoverIntervalCount = false, intervalCap = Infinity, interval = 0, concurrency = Infinity, autoStart = true, queueClass = PriorityQueue, strict = false, timeout, } = options ?? {};
    validateRateLimit(interval, intervalCap, strict);
    this.#carryoverIntervalCount = carryoverIntervalCount;
    this.#isIntervalIgnored = intervalCap === Infinity || interval === 0;
    this.#intervalCap = intervalCap;
    this.#interval = interval;
    this.#strict = strict;
    this.#queueClass = queueClass;
    this.#queue = new this.#queueClass();
    this.concurrency = concurrency;
    this.timeout = timeout;
    this.#isPaused = !autoStart;
    this.#setupRateLimitTracking();
  }
  #onAbort(signal, callback) {
    let listener = this.#abortListeners.get(signal);
    if (!listener) {
      const callbacks = new Set();
      const dispatch = () => {
        this.#abortListeners.delete(signal);
        for (const abortCallback of callbacks) {
          abortCallback();
        }
      };
      listener = { callbacks, dispatch };
      this.#abortListeners.set(signal, listener);
      signal.addEventListener('abort', dispatch, { once: true });
    }
    const currentListener = listener;
    currentListener.callbacks.add(callback);
    return () => {
      currentListener.callbacks.delete(callback);
      if (currentListener.callbacks.size > 0 || this.#abortListeners.get(signal) !== currentListener) {
        return;
      }
      this.#abortListeners.delete(signal);
      signal.removeEventListener('abort', currentListener.dispatch);
    };
  }
  #emit(event, detail) {
    this.dispatchEvent(new CustomEvent(event, { detail }));
  }
  async #onEvent(events, shouldHandle) {
    const eventList = Array.isArray(events) ? events : [events];
    return new Promise(resolve => {
      const controller = new AbortController();
      const listener = () => {
        if (shouldHandle && !shouldHandle()) {
          return;
        }
        controller.abort();
        resolve();
      };
      for (const event of eventList) {
        this.addEventListener(event, listener, { signal: controller.signal });
      }
    });
  }
  get #isRateLimitedNow() {
    if (this.#isIntervalIgnored || this.#queue.size === 0) {
      return false;
    }
    const now = Date.now();
    if (this.#strict) {
      this.#cleanupStrictTicks(now);
      return this.#getActiveTicksCount() >= this.#intervalCap;
    }
    const isWindowOver = this.#intervalId === undefined && this.#intervalEnd <= now;
    const count = isWindowOver ? this.#intervalCountAtWindowStart : this.#intervalCount;
    return count >= this.#intervalCap;
  }
  get #intervalCountAtWindowStart() {
    return this.#carryoverIntervalCount ? this.#pending : 0;
  }
  #updateRateLimitState() {
    const shouldBeRateLimited = this.#isRateLimitedNow;
    if (shouldBeRateLimited === this.#rateLimitedInInterval) {
      return;
    }
    this.#rateLimitedInInterval = shouldBeRateLimited;
    this.#emit(shouldBeRateLimited ? 'rateLimit' : 'rateLimitCleared');
  }
  #rollbackIntervalConsumption() {
    if (this.#isIntervalIgnored) {
      return;
    }
    this.#rollbackIntervalSlot();
    this.#scheduleRateLimitUpdate();
  }
  #scheduleRateLimitUpdate() {
    if (this.#isIntervalIgnored || this.#rateLimitFlushScheduled) {
      return;
    }
    this.#rateLimitFlushScheduled = true;
    queueMicrotask(() => {
      this.#rateLimitFlushScheduled = false;
      this.#updateRateLimitState();
    });
  }
  #setupRateLimitTracking() {
    if (this.#isIntervalIgnored) {
      return;
    }
    this.addEventListener('add', () => {
      if (this.#queue.size > 0) {
        this.#scheduleRateLimitUpdate();
      }
    });
    this.addEventListener('next', () => {
      this.#scheduleRateLimitUpdate();
    });
  }
  #cleanupStrictTicks(now) {
    while (this.#strictTicksStartIndex < this.#strictTicks.length) {
      const oldestTick = this.#strictTicks[this.#strictTicksStartIndex];
      if (oldestTick !== undefined && now - oldestTick >= this.#interval) {
        this.#strictTicksStartIndex++;
      }
      else {
        break;
      }
    }
    const shouldCompact = (this.#strictTicksStartIndex > 100 && this.#strictTicksStartIndex > this.#strictTicks.length / 2)
      || this.#strictTicksStartIndex === this.#strictTicks.length;
    if (!shouldCompact) {
      return;
    }
    this.#strictTicks = this.#strictTicks.slice(this.#strictTicksStartIndex);
    this.#strictTicksStartIndex = 0;
  }
  #consumeIntervalSlot(now) {
    if (this.#strict) {
      this.#strictTicks.push(now);
    }
    else {
      this.#intervalCount++;
    }
  }
  #rollbackIntervalSlot() {
    if (this.#strict) {
      if (this.#strictTicks.length > this.#strictTicksStartIndex) {
        this.#strictTicks.pop();
      }
      return;
    }
    if (this.#intervalCount > 0) {
      this.#intervalCount--;
    }
  }
  #getActiveTicksCount() {
    return this.#strictTicks.length - this.#strictTicksStartIndex;
  }
  get #doesIntervalAllowAnother() {
    if (this.#isIntervalIgnored) {
      return true;
    }
    const count = this.#strict ? this.#getActiveTicksCount() : this.#intervalCount;
    return count < this.#intervalCap;
  }
  get #doesConcurrentAllowAnother() {
    return this.#pending < this.#concurrency;
  }
  #next() {
    this.#pending--;
    if (this.#pending === 0) {
      this.#emit('pendingZero');
    }
    this.#processQueue();
    this.#emit('next');
  }
  #onResumeInterval() {
    this.#timeoutId = undefined;
    this.#onInterval();
    if (!this.#isPaused) {
      this.#initializeIntervalIfNeeded();
    }
  }
  #isIntervalPausedAt(now) {
    if (this.#strict) {
      this.#cleanupStrictTicks(now);
      const activeTicksCount = this.#getActiveTicksCount();
      if (activeTicksCount >= this.#intervalCap) {
        const oldestTick = this.#strictTicks[this.#strictTicksStartIndex];
        const delay = this.#interval - (now - oldestTick);
        this.#createIntervalTimeout(delay);
        return true;
      }
      return false;
    }
    if (this.#intervalId === undefined) {
      const delay = this.#intervalEnd - now;
      if (delay <= 0) {
        this.#intervalCount = this.#intervalCountAtWindowStart;
      }
      else {
        this.#createIntervalTimeout(delay);
        return true;
      }
    }
    return false;
  }
  #createIntervalTimeout(delay) {
    if (this.#timeoutId !== undefined) {
      return;
    }
    this.#timeoutId = setTimeout(() => {
      this.#onResumeInterval();
    }, delay);
  }
  #clearIntervalTimer() {
    if (this.#intervalId === undefined) {
      return;
    }
    clearInterval(this.#intervalId);
    this.#intervalId = undefined;
  }
  #clearTimeoutTimer() {
    if (this.#timeoutId === undefined) {
      return;
    }
    clearTimeout(this.#timeoutId);
    this.#timeoutId = undefined;
  }
  #emitEmptyAndIdle() {
    this.#clearIntervalTimer();
    this.#emit('empty');
    if (this.#pending > 0 || this.#queue.size > 0) {
      return;
    }
    this.#clearTimeoutTimer();
    if (this.#strict) {
      this.#cleanupStrictTicks(Date.now());
    }
    this.#emit('idle');
  }
  #tryToStartAnother() {
    let isStarted;
    do {
      isStarted = this.#startNextTask();
    } while (isStarted === undefined);
    return isStarted;
  }
  #startNextTask() {
    if (this.#queue.size === 0) {
      this.#emitEmptyAndIdle();
      return false;
    }
    if (this.#isPaused) {
      if (!this.#doesIntervalAllowAnother) {
        this.#isIntervalPausedAt(Date.now());
      }
      return false;
    }
    const now = Date.now();
    const canInitializeInterval = !this.#isIntervalPausedAt(now);
    if (this.#doesIntervalAllowAnother && this.#doesConcurrentAllowAnother) {
      const job = this.#queue.dequeue();
      if (!this.#isIntervalIgnored) {
        this.#consumeIntervalSlot(now);
        this.#scheduleRateLimitUpdate();
      }
      if (canInitializeInterval) {
        this.#initializeIntervalIfNeeded();
      }
      const pendingBefore = this.#pending;
      job();
      if (this.#pending === pendingBefore) {
        this.#emit('next');
        return;
      }
      this.#emit('active');
      return true;
    }
    return false;
  }
  #initializeIntervalIfNeeded() {
    if (this.#isIntervalIgnored || this.#intervalId !== undefined || this.#strict) {
      return;
    }
    this.#clearTimeoutTimer();
    this.#intervalId = setInterval(() => {
      this.#onInterval();
    }, this.#interval);
    this.#intervalEnd = Date.now() + this.#interval;
  }
  #onInterval() {
    if (!this.#strict) {
      if (this.#intervalId !== undefined) {
        if (this.#intervalCount === 0 && this.#pending === 0) {
          this.#clearIntervalTimer();
        }
        else {
          this.#intervalEnd = Date.now() + this.#interval;
        }
      }
      this.#intervalCount = this.#intervalCountAtWindowStart;
    }
    this.#processQueue();
    this.#scheduleRateLimitUpdate();
  }
  #processQueue() {
    while (this.#tryToStartAnother()) { }
  }
  #processWaitingTasks() {
    if (this.#queue.size > 0) {
      this.#processQueue();
    }
  }
  async #add(function_, options, waitingTask) {
    const id = options.id ?? (this.#idAssigner++).toString();
    options = {
      timeout: this.#timeout,
      ...options,
      id,
    };
    validateTimeout(options.timeout);
    if (options.priority !== undefined && (typeof options.priority !== 'number' || Number.isNaN(options.priority))) {
      throw new TypeError(`Expected \`priority\` to be a number, got \`${String(options.priority)}\` (${typeof options.priority})`);
    }
    waitingTask.id = id;
    waitingTask.priority = options.priority ?? 0;
    return new Promise((resolve, reject) => {
      if (options.signal?.aborted) {
        reject(options.signal.reason);
        return;
      }
      const run = bindAsyncContext(async () => {
        waitingTask.stopListeningForAbort?.();
        this.#waitingTasks.delete(waitingTask);
        if (options.signal?.aborted) {
          this.#rollbackIntervalConsumption();
          reject(options.signal.reason);
          return;
        }
        this.#pending++;
        const runningTask = {
          id,
          priority: waitingTask.priority,
          startTime: Date.now(),
          timeout: options.timeout,
        };
        this.#runningTasks.add(runningTask);
        let { signal } = options;
        let stopListeningForAbort;
        let stopForwardingAbort;
        let timeoutId;
        try {
          if (options.timeout !== undefined) {
            const { signal: userSignal, timeout } = options;
            const taskController = new AbortController();
            timeoutId = setTimeout(() => {
              taskController.abort(new TimeoutError(`Task timed out after ${timeout}ms (queue has ${this.#pending} running, ${this.#queue.size} waiting)`));
            }, timeout);
            if (userSignal) {
              stopForwardingAbort = this.#onAbort(userSignal, () => {
                taskController.abort(userSignal.reason);
              });
            }
            signal = taskController.signal;
          }
          let operation;
          if (signal) {
            const abortSignal = signal;
            const abortPromise = new Promise((_resolve, rejectWithReason) => {
              stopListeningForAbort = this.#onAbort(abortSignal, () => {
                rejectWithReason(abortSignal.reason);
              });
            });
            operation = Promise.race([abortPromise, (async () => function_({ signal }))()]);
          }
          else {
            try {
              operation = function_({ signal });
            }
            catch (error) {
              operation = Promise.reject(error);
            }
          }
          const result = await operation;
          resolve(result);
          this.#emit('completed', result);
        }
        catch (error) {
          reject(error);
          this.#emit('error', error);
        }
        finally {
          clearTimeout(timeoutId);
          stopListeningForAbort?.();
          stopForwardingAbort?.();
          this.#runningTasks.delete(runningTask);
          queueMicrotask(() => {
            this.#next();
          });
        }
      });
      const hasWaitingTasks = this.#queue.size > 0;
      this.#queue.enqueue(run, options);
      waitingTask.reject = reject;
      this.#waitingTasks.add(waitingTask);
      if (options.signal) {
        const { signal } = options;
        waitingTask.stopListeningForAbort = this.#onAbort(signal, () => {
          this.#waitingTasks.delete(waitingTask);
          if (this.#queue instanceof PriorityQueue) {
            this.#queue.remove(run);
          }
          else {
            this.#queue.remove(id);
          }
          reject(signal.reason);
          this.#processQueue();
          this.#emit('next');
        });
      }
      this.#emit('add');
      if (hasWaitingTasks) {
        this.#processQueue();
      }
      else {
        this.#tryToStartAnother();
      }
    });
  }
  get timeout() {
    return this.#timeout;
  }
  set timeout(timeout) {
    validateTimeout(timeout);
    this.#timeout = timeout;
  }
  get concurrency() {
    return this.#concurrency;
  }
  set concurrency(newConcurrency) {
    validateLimit('concurrency', newConcurrency);
    this.#concurrency = newConcurrency;
    this.#processWaitingTasks();
  }
  setPriority(id, priority) {
    if (typeof priority !== 'number' || !Number.isFinite(priority)) {
      throw new TypeError(`Expected \`priority\` to be a finite number, got \`${priority}\` (${typeof priority})`);
    }
    for (const waitingTask of this.#waitingTasks) {
      if (waitingTask.id === id) {
        this.#queue.setPriority(id, priority);
        waitingTask.priority = priority;
        return;
      }
    }
    throw new ReferenceError(`No promise function with the id "${id}" exists in the queue.`);
  }
  add(function_, options = {}) {
    const waitingTask = {};
    const promise = this.#add(function_, options, waitingTask);
    waitingTask.promise = promise;
    if (waitingTask.isCleared) {
      promise.catch(() => undefined);
    }
    return promise;
  }
  async addAll(functions, options) {
    return Promise.all(functions.map(async (function_) => this.add(function_, options)));
  }
  start() {
    if (!this.#isPaused) {
      return this;
    }
    this.#isPaused = false;
    this.#processWaitingTasks();
    return this;
  }
  pause() {
    this.#isPaused = true;
  }
  clear() {
    if (this.#queue.size === 0) {
      return;
    }
    this.#queue = new this.#queueClass();
    const error = new DOMException('The queue was cleared', 'AbortError');
    for (const waitingTask of this.#waitingTasks) {
      waitingTask.stopListeningForAbort?.();
      waitingTask.isCleared = true;
      waitingTask.promise?.catch(() => undefined);
      waitingTask.reject(error);
    }
    this.#waitingTasks.clear();
    this.#emitEmptyAndIdle();
    this.#updateRateLimitState();
    this.#emit('next');
  }
  async onEmpty() {
    if (this.#queue.size === 0) {
      return;
    }
    await this.#onEvent(['empty', 'active'], () => this.#queue.size === 0);
  }
  async onSizeLessThan(limit) {
    if (this.#queue.size < limit) {
      return;
    }
    await this.#onEvent(['next', 'active'], () => this.#queue.size < limit);
  }
  async onIdle() {
    if (this.#pending === 0 && this.#queue.size === 0) {
      return;
    }
    await this.#onEvent('idle');
  }
  async onPendingZero() {
    if (this.#pending === 0) {
      return;
    }
    await this.#onEvent('pendingZero');
  }
  async onRateLimit() {
    this.#updateRateLimitState();
    if (this.isRateLimited) {
      return;
    }
    await this.#onEvent('rateLimit');
  }
  async onRateLimitCleared() {
    this.#updateRateLimitState();
    if (!this.isRateLimited) {
      return;
    }
    await this.#onEvent('rateLimitCleared');
  }
  onError() {
    return new Promise((_resolve, reject) => {
      this.addEventListener('error', event => {
        reject(event.detail);
      }, { once: true });
    });
  }
  get size() {
    return this.#queue.size;
  }
  sizeBy(options) {
    return this.#queue.filter(options).length;
  }
  get pending() {
    return this.#pending;
  }
  get isPaused() {
    return this.#isPaused;
  }
  get isRateLimited() {
    return this.#isRateLimitedNow;
  }
  get isSaturated() {
    return this.#queue.size > 0 && (this.#pending >= this.#concurrency || this.isRateLimited);
  }
  get runningTasks() {
    return Array.from(this.#runningTasks, task => ({
      ...task,
      timeoutRemaining: task.timeout === undefined ? undefined : Math.max(0, task.startTime + task.timeout - Date.now()),
    }));
  }
}
class TimeoutError extends DOMException {
  constructor(message) {
    super(message, 'TimeoutError');
  }
}



/***/ }),

/***/ 606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ pMap),
/* harmony export */   QJ: () => (/* binding */ pMapSkip)
/* harmony export */ });
/* unused harmony exports pMapSettled, pMapKeyed, pMapSettledKeyed, pMapIterable, pMapStop */
function pMap(iterable, mapper, options) {
	return mapConcurrently(iterable, mapper, options, false);
}

function pMapSettled(iterable, mapper, options) {
	return mapConcurrently(iterable, mapper, options, true);
}

function pMapKeyed(input, mapper, options) {
	return mapKeyed(input, mapper, options, false);
}

function pMapSettledKeyed(input, mapper, options) {
	return mapKeyed(input, mapper, options, true);
}

// Like `Promise.allKeyed` and `Promise.allSettledKeyed`, with a mapper, and for a `Map` too. Each value travels with its key, so a skipped key, which leaves no slot in the result, cannot shift the keys after it.
async function mapKeyed(input, mapper, options, isSettled) {
	const entries = getKeyedEntries(input);

	// After the values have their handlers, like the other argument errors, which `mapConcurrently` checks. It cannot check this one, as it gets the wrapper below as its mapper.
	if (typeof mapper !== 'function') {
		throw new TypeError('Mapper function is required');
	}

	const mappedEntries = await mapConcurrently(entries, async ([key, inputResult]) => {
		try {
			if (inputResult.status === 'rejected') {
				throw inputResult.reason;
			}

			const result = await mapper(inputResult.value, key);

			if (result === pMapSkip || result === pMapStop) {
				return result;
			}

			return [key, isSettled ? {status: 'fulfilled', value: result} : result];
		} catch (error) {
			if (!isSettled) {
				throw error;
			}

			return [key, {status: 'rejected', reason: error}];
		}
	}, options, false);

	if (input instanceof Map) {
		return new Map(mappedEntries);
	}

	// A null prototype, like `Promise.allKeyed`, so a key like `__proto__` or `toString` is an own property like any other.
	return Object.setPrototypeOf(Object.fromEntries(mappedEntries), null);
}

// The engine behind all the functions, except `pMapIterable`. With `isSettled`, an element or a mapper that rejects gives a `{status: 'rejected'}` result instead of an error, like `Promise.allSettled`, so `stopOnError` does not apply.
async function mapConcurrently(
	iterable,
	mapper,
	{
		concurrency = Number.POSITIVE_INFINITY,
		stopOnError = true,
		signal,
	} = {},
	isSettled,
) {
	return new Promise((resolve_, reject_) => {
		validateOptions(iterable, mapper, concurrency);

		const result = [];
		// Stage the errors by index, like `result`, so they are reported in input order.
		const errors = [];
		let skippedCount = 0;
		let isResolved = false;
		let isIterableDone = false;
		const pendingIndexes = new Set();
		let doneIndex = Number.POSITIVE_INFINITY;
		let currentIndex = 0;
		const iterator = getIterator(iterable);

		const signalListener = () => {
			reject(signal.reason);
		};

		const cleanup = () => {
			signal?.removeEventListener('abort', signalListener);
		};

		const resolve = value => {
			resolve_(value);
			cleanup();
		};

		const reject = reason => {
			if (isResolved) {
				return;
			}

			isResolved = true;
			reject_(reason);
			cleanup();

			if (!isIterableDone) {
				closeIterator(iterator);
			}
		};

		if (signal) {
			if (signal.aborted) {
				reject(signal.reason);
				return;
			}

			signal.addEventListener('abort', signalListener, {once: true});
		}

		const pull = createPuller(iterator);

		// Settle only once the source is done, or a mapper stopped, and every earlier pull and mapper has finished. A pull before the `done` or the stop can still produce an element, while pulls after it do not affect the result.
		const settleIfFinished = () => {
			if (isResolved || doneIndex === Number.POSITIVE_INFINITY) {
				return;
			}

			for (const index of pendingIndexes) {
				if (index < doneIndex) {
					return;
				}
			}

			if (!stopOnError) {
				const collectedErrors = [];

				for (let index = 0; index < Math.min(doneIndex, errors.length); index++) {
					if (index in errors) {
						collectedErrors.push(errors[index]);
					}
				}

				if (collectedErrors.length > 0) {
					reject(new AggregateError(collectedErrors)); // eslint-disable-line unicorn/error-message
					return;
				}
			}

			isResolved = true;

			// A stop ended the result before the source did, so close it, like `for await` does on a `break`. Not at the stop itself, as a source that settles its `next()` calls out of call order may still owe an earlier element, and closing could drop it.
			if (!isIterableDone) {
				closeIterator(iterator);
			}

			// `done` is final, like `for await`, so a `done` that lands between two elements ends
			// the result there and everything the source produced past it is dropped. A stop cuts it the same way.
			const lastIndex = Math.min(doneIndex, result.length);

			// Every index below `lastIndex` has a value: an index only goes unassigned when its pull reported `done` or its mapper returned `pMapStop`, and the lowest such index is `doneIndex`. So the array is dense below `lastIndex`, and the fast path can hand it over untouched.
			if (lastIndex === result.length && skippedCount === 0) {
				resolve(result);
				return;
			}

			// Otherwise this drops the skipped results and whatever the `done` or the stop cut off.
			resolve(result.slice(0, lastIndex).filter(value => value !== pMapSkip));
		};

		const next = async () => {
			// After a `done` or a stop, a pull would take an item nobody is going to map, which a one-shot source, like a queue, would lose.
			if (isResolved || currentIndex >= doneIndex) {
				return;
			}

			// Take the index when the pull starts, not when it resolves, so a source that settles
			// its `next()` calls out of call order still gets the right position.
			const index = currentIndex++;
			pendingIndexes.add(index);

			let nextItem;
			try {
				nextItem = await pull();
			} catch (error) {
				pendingIndexes.delete(index);

				if (index < doneIndex) {
					throw error;
				}

				settleIfFinished();
				return;
			}

			if (nextItem.done) {
				pendingIndexes.delete(index);
				doneIndex = Math.min(doneIndex, index);
				isIterableDone = true;
				settleIfFinished();
				return;
			}

			// Intentionally detached
			const runner = (async () => {
				try {
					const element = await nextItem.value;

					if (isResolved || index >= doneIndex) {
						return;
					}

					const value = await mapper(element, index);

					// Ignore an item produced after an earlier pull reported `done` or an earlier mapper returned `pMapStop`.
					if (index >= doneIndex) {
						return;
					}

					// A stop ends the result here, like a `done` from the source, so settling waits only for the earlier elements.
					if (value === pMapStop) {
						doneIndex = index;
						return;
					}

					if (value === pMapSkip) {
						skippedCount++;
					}

					result[index] = isSettled && value !== pMapSkip ? {status: 'fulfilled', value} : value;
				} catch (error) {
					if (index >= doneIndex) {
						return;
					}

					if (isSettled) {
						result[index] = {status: 'rejected', reason: error};
					} else if (stopOnError) {
						reject(error);
						return;
					} else {
						errors[index] = error;
					}
				} finally {
					pendingIndexes.delete(index);
					settleIfFinished();
				}

				// If the iterable throws we can't really continue regardless of `stopOnError` state
				// since an iterable is likely to continue throwing after it throws once.
				// If we continue calling `next()` indefinitely we will likely end up
				// in an infinite loop of failed iteration.
				try {
					await next();
				} catch (error) {
					reject(error);
				}
			})();

			// Link the runner to the returned promise, so the async stack trace of a mapper error reaches the caller. Nothing awaits the runner, so the trace would stop there, but V8 follows a reaction that resolves another promise. The link never settles, so it never resolves the returned promise. It is a new promise for each runner, as a shared one would keep a reaction for every element.
			runner.then(() => new Promise(() => {})).then(resolve_);
		};

		// Create the concurrent runners in a detached (non-awaited)
		// promise. We need this so we can await the `next()` calls
		// to stop creating runners before hitting the concurrency limit
		// if the iterable has already been marked as done or a mapper stopped.
		// NOTE: We *must* do this for async iterators otherwise we'll spin up
		// infinite `next()` calls by default and never start the event loop.
		(async () => {
			for (let index = 0; index < concurrency; index++) {
				try {
					// eslint-disable-next-line no-await-in-loop
					await next();
				} catch (error) {
					reject(error);
					break;
				}

				if (isResolved || currentIndex >= doneIndex) {
					break;
				}
			}
		})();
	});
}

function pMapIterable(
	iterable,
	mapper,
	{
		concurrency = Number.POSITIVE_INFINITY,
		backpressure = concurrency,
		preserveOrder = true,
	} = {},
) {
	validateOptions(iterable, mapper, concurrency);

	if (!isLimit(backpressure, concurrency)) {
		throw new TypeError(`Expected \`backpressure\` to be an integer from \`concurrency\` (${concurrency}) and up or \`Infinity\`, got \`${backpressure}\` (${typeof backpressure})`);
	}

	return {
		[Symbol.asyncIterator]() {
			// `isDone` lives outside the generator so the wrapper below can set it the moment the
			// consumer asks to stop. The generator is suspended on a pending `next()` at that point,
			// so its `finally` would not run until much later and workers finishing in the meantime
			// would keep pulling and mapping input for nobody.
			let isDone = false;

			const generator = (async function * () {
				const iterator = getIterator(iterable);

				// Results are consumed from the front with a moving `headIndex` instead of `shift()`.
				// `shift()` moves every remaining entry, which is O(n) per element and made the whole
				// run O(n²) whenever `backpressure` let the array grow, which is the default.
				let promises = [];
				let headIndex = 0;
				let isIterableDone = false;

				// The lowest index whose pull reported `done`. Without `preserveOrder`, the pulls after it have their slots given back, so their errors are dropped.
				let doneIndex = Number.POSITIVE_INFINITY;

				// An element that is being read, or is waiting for a mapper, does not hold a mapper slot, so the next element can be read while the mappers run. Those elements have their own cap of `concurrency`, so the source never sees more than `concurrency` overlapping `next()` calls, even with `backpressure: Infinity`. `backpressure` caps everything in flight together.
				let readingCount = 0;
				let runningMappersCount = 0;

				// The workers waiting for a mapper slot, in the order they started waiting. A finished mapper hands its slot to the oldest one.
				const mapperWaiters = new Map();
				let mapperWaiterCount = 0;
				let wokenMapperWaiterCount = 0;

				const releaseMapperSlot = () => {
					if (wokenMapperWaiterCount === mapperWaiterCount) {
						runningMappersCount--;
						return;
					}

					mapperWaiters.get(wokenMapperWaiterCount)();
					mapperWaiters.delete(wokenMapperWaiterCount++);
				};

				let index = 0;

				// The lowest index whose mapper returned `pMapStop`, or, with `preserveOrder`, whose pull, element, or mapper threw. The stream ends there, like a `break` or a `throw` in a loop. Once it is set, nothing past it is pulled, and no pending element past it is mapped, while the earlier elements still finish and are yielded first. `isDone` cannot do this, as it would drop the values of the earlier elements too.
				let stopIndex = Number.POSITIVE_INFINITY;

				// Without `preserveOrder`, each spawn still takes a slot in `promises`, so `backpressure` counts the same, but the slots are filled in the order the workers settle rather than the order they were spawned in, so the consumer gets whichever result is ready first. A worker always fills the oldest empty slot, at `fillIndex`. An empty slot is `undefined`, and a filled one holds the result itself rather than a promise, so a result costs a promise only when the consumer has to wait for it, through `wake`.
				let fillIndex = 0;
				let wake;

				// The indexes of the pulls whose worker has not filled a slot yet, without `preserveOrder`.
				const unfilledIndexes = new Set();

				// The consumer waits only when the head is empty, and then the oldest empty slot is the head, so the first fill wakes it.
				const fillSlot = result => {
					promises[fillIndex++] = result;
					wake?.(result);
					wake = undefined;
				};

				const pull = createPuller(iterator);

				function trySpawn() {
					// Do not spawn once the consumer is gone, the source is done, or the stream ends at an earlier element. The pull would be wasted work, and for a one-shot source, like a queue, it takes an item nobody is going to ask for.
					if (isDone || isIterableDone || index > stopIndex || readingCount >= concurrency || promises.length - headIndex >= backpressure) {
						return;
					}

					readingCount++;

					// Take the index when the pull starts, not when it resolves, so a source that
					// settles its `next()` calls out of call order still gets the right position.
					const currentIndex = index++;

					// Errors must be returned as a value instead of rejecting, otherwise a promise that
					// the consumer abandons after an earlier error becomes an unhandled rejection.
					const promise = (async () => {
						try {
							let element;
							try {
								const {done, value} = await pull();

								if (done) {
									isIterableDone = true;
									doneIndex = Math.min(doneIndex, currentIndex);
									return {done: true};
								}

								// Spawn if still below the reading and backpressure limits
								trySpawn();

								element = await value;

								if (runningMappersCount < concurrency) {
									runningMappersCount++;
								} else {
									// `releaseMapperSlot` hands the slot over without decrementing `runningMappersCount`, so it is already counted.
									await new Promise(resolve => {
										mapperWaiters.set(mapperWaiterCount++, resolve);
									});
								}
							} finally {
								readingCount--;
							}

							// Spawn now that this element is no longer waiting for a mapper, so the next one is read while this one is mapped
							trySpawn();

							let returnValue;
							try {
								// The consumer stopped iterating, or the stream ends before this element, while this element was being read or waiting for a mapper, so drop it instead of doing work nobody will consume.
								if (isDone || currentIndex > stopIndex) {
									return {done: false, value: pMapSkip};
								}

								returnValue = await mapper(element, currentIndex);
							} finally {
								releaseMapperSlot();
							}

							if (returnValue === pMapStop) {
								stopIndex = Math.min(stopIndex, currentIndex);
							}

							return {done: false, value: returnValue};
						} catch (error) {
							// With `preserveOrder`, the error is thrown at its own position, after the results before it, so those still finish. Without it, the error is thrown as soon as it settles, so nothing still pending can be yielded anymore.
							// An error from a pull after the end of the source is dropped, as `done` is final, so it must have no effect. `doneIndex` is set before the worker that saw `done` settles, so its slot hand-back runs before the delivery check of any error that sees it here, and the two always agree.
							if (preserveOrder) {
								stopIndex = Math.min(stopIndex, currentIndex);
							} else if (currentIndex < doneIndex) {
								isDone = true;
							}

							return {error};
						}
					})();

					if (preserveOrder) {
						promises.push(promise);
						return;
					}

					promises.push(undefined);

					unfilledIndexes.add(currentIndex);

					// The worker never rejects, as errors are returned as a value.
					// The slot is filled here, a tick after the worker settles, rather than by the worker itself, for the same reason the consumer awaits a filled slot: so the consumer never runs, and pulls, earlier.
					promise.then(result => {
						// The slot was already given back, as the pull came after the end of the source.
						if (!unfilledIndexes.delete(currentIndex)) {
							return;
						}

						if (result.done) {
							// The pulls made after this one came after the end of the source, and a source like a queue may never answer them, so give their slots back now instead of waiting on them.
							for (const unfilledIndex of unfilledIndexes) {
								if (unfilledIndex > currentIndex) {
									unfilledIndexes.delete(unfilledIndex);
									fillSlot({done: true});
								}
							}
						}

						fillSlot(result);
					});
				}

				trySpawn();

				try {
					while (headIndex < promises.length) {
						// Without `preserveOrder`, a filled slot holds the result itself, and it is still awaited. That takes one tick, like awaiting a settled promise, so the consumer, and its `trySpawn()`, never run earlier than with a promise in the slot. Taking a ready result without the tick can make the consumer pull before it sees a stop or the end of the source, and a one-shot source, like a queue, would lose that item.
						// eslint-disable-next-line no-await-in-loop
						const result = await (promises[headIndex] ?? new Promise(resolve => {
							wake = resolve;
						}));
						const {done, value} = result;

						// Release the entry instead of leaving it for a `shift()` to move, and drop the
						// consumed prefix once it is at least half the array. That keeps the backing
						// store proportional to the results still in flight rather than to the total
						// ever spawned, which matters for an endless source, while costing one copy per
						// half of the array, so it stays O(1) per element.
						promises[headIndex] = undefined;
						headIndex++;

						if (headIndex * 2 >= promises.length) {
							promises = promises.slice(headIndex);
							fillIndex -= headIndex;
							headIndex = 0;
						}

						if (Object.hasOwn(result, 'error')) {
							throw result.error;
						}

						if (done) {
							// Without `preserveOrder`, the `done` can arrive while other workers are still running.
							if (preserveOrder) {
								return;
							}

							continue;
						}

						// The stream ends where the stop would have been yielded: after the earlier elements with `preserveOrder`, and after the results that were ready before it without.
						if (value === pMapStop) {
							return;
						}

						// Spawn if just dropped below the backpressure limit and still below the reading limit
						trySpawn();

						// A `pMapSkip` result stays in `promises` and is stepped over here. Splicing it out
						// in the worker instead would make every skip an O(n) scan and move, so a run of
						// skips would be O(n²).
						if (value === pMapSkip) {
							continue;
						}

						yield value;
					}
				} finally {
					// Stop pulling input once the consumer stops iterating, otherwise pending skipped mappers keep spawning work.
					isDone = true;

					if (!isIterableDone) {
						closeIterator(iterator);
					}
				}
			})();

			// Override `return()` and `throw()` on the generator itself instead of wrapping it, so it
			// keeps what it inherits, like `Symbol.asyncDispose` for `await using`, and `next()` stays
			// the native one. Plain functions, not `async`: the generator already returns a promise,
			// and an `async` function would wrap it in two more promises and two more microtask hops.
			const {return: generatorReturn, throw: generatorThrow} = generator;

			generator.return = value => {
				isDone = true;
				return generatorReturn.call(generator, value);
			};

			generator.throw = error => {
				isDone = true;
				return generatorThrow.call(generator, error);
			};

			return generator;
		},
	};
}

const pMapSkip = Symbol('skip');

const pMapStop = Symbol('stop');

// The checks `pMap` and `pMapIterable` share, so both reject the same input the same way.
// `mapConcurrently` runs this inside its promise, so a bad argument rejects rather than throws.
function validateOptions(iterable, mapper, concurrency) {
	// Optional chaining, so a nullish input gets this message rather than Node's internal
	// "null is not iterable".
	if (iterable?.[Symbol.iterator] === undefined && iterable?.[Symbol.asyncIterator] === undefined) {
		throw new TypeError(`Expected \`input\` to be either an \`Iterable\` or \`AsyncIterable\`, got (${typeof iterable})`);
	}

	if (typeof mapper !== 'function') {
		throw new TypeError('Mapper function is required');
	}

	if (!isLimit(concurrency, 1)) {
		throw new TypeError(`Expected \`concurrency\` to be an integer from 1 and up or \`Infinity\`, got \`${concurrency}\` (${typeof concurrency})`);
	}
}

// Whether the value is an integer from `minimum` and up, or `Infinity`, as `concurrency` and `backpressure` must be.
function isLimit(value, minimum) {
	return (Number.isSafeInteger(value) && value >= minimum) || value === Number.POSITIVE_INFINITY;
}

// Read the entries of a `Map`, or else the own enumerable keys, strings and symbols, in the order and the way `Promise.allKeyed` does, all up front. Each value gets a handler right away, also like `Promise.allKeyed`, so a value that rejects before a mapper slot reaches it is not an unhandled rejection.
function getKeyedEntries(input) {
	if (input === null || (typeof input !== 'object' && typeof input !== 'function')) {
		throw new TypeError(`Expected \`input\` to be an object, got (${input === null ? 'null' : typeof input})`);
	}

	const entries = [];

	const addEntry = (key, value) => {
		// Resolve the whole entry, so the engine checks termination after the value settles and before the mapper runs.
		entries.push(Promise.resolve(value).then(
			value => [key, {status: 'fulfilled', value}],
			error => [key, {status: 'rejected', reason: error}],
		));
	};

	if (input instanceof Map) {
		for (const [key, value] of input) {
			addEntry(key, value);
		}
	} else {
		for (const key of Reflect.ownKeys(input)) {
			if (Object.getOwnPropertyDescriptor(input, key)?.enumerable) {
				addEntry(key, input[key]);
			}
		}
	}

	return entries;
}

// Take the async iterator when the input has both, like `for await` does.
function getIterator(iterable) {
	return iterable[Symbol.asyncIterator] === undefined ? iterable[Symbol.iterator]() : iterable[Symbol.asyncIterator]();
}

// Close the source so it can release its resources, like `for await` does.
// Callers must not await this so a source that is blocked in `next()` cannot block them.
async function closeIterator(iterator) {
	try {
		await iterator.return?.();
	} catch {}
}

// Pull the next item, and stop pulling once the source has reported `done`: a source like a queue
// may block in `next()` after it is exhausted, which would hang the caller. `done` is final, like
// `for await`, so anything the source produces after it is dropped.
function createPuller(iterator) {
	let isSourceDone = false;

	// A sync iterable, like an array, answers right away, so `done` can be seen here. An async
	// iterable is seen in the `then` below, as soon as its pull settles.
	const markDone = item => {
		if (item?.done) {
			isSourceDone = true;
		}
	};

	return () => {
		if (isSourceDone) {
			return {done: true};
		}

		const result = iterator.next();
		markDone(result);

		// A sync iterable, like an array, answers right away, so `done` has been read already and
		// the result can go back untouched.
		if (typeof result?.then !== 'function') {
			return result;
		}

		// An async iterable settles later, so `done` is read off the pull once it does. That is a
		// branch of its own, which leaves the caller awaiting the pull itself rather than a promise
		// derived from it, so an async source does not pay an extra microtask per element. The
		// rejection is handled here as well as by the caller, so a pull cannot escape as an
		// unhandled rejection. A thenable that is not a promise is turned into one first, so it is
		// subscribed to once, like `for await` does, while a native promise is returned as is.
		const promise = Promise.resolve(result);
		promise.then(markDone, () => {});

		return promise;
	};
}


/***/ })

};
