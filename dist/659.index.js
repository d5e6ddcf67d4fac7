export const id = 659;
export const ids = [659];
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



/***/ })

};
