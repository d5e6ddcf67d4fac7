// Keeps the page up to date. Unchanged elements keep their focus, scroll position, selection and open details.

const connection = document.getElementById('connection');
const stream = new EventSource('/events');
stream.addEventListener('open', () => show('live', 'Live'));
stream.addEventListener('error', () =>
  show('lost', 'Disconnected: the sandbox has ended. The page shows its last state.'),
);
stream.addEventListener('message', ({ data }) => {
  for (const [id, section] of Object.entries(JSON.parse(data))) {
    const { body } = new DOMParser().parseFromString(section, 'text/html');
    update(document.getElementById(id), body.firstElementChild);
  }
});

function show(kind, words) {
  connection.className = kind;
  connection.textContent = words;
}

function update(old, next) {
  if (old.isEqualNode(next)) return;
  if (old.nodeName !== next.nodeName) old.replaceWith(next);
  else if (old.nodeType !== Node.ELEMENT_NODE) old.nodeValue = next.nodeValue;
  else {
    updateAttributes(old, next);
    updateChildren(old, next);
  }
}

function updateAttributes(old, next) {
  // Only the reader opens and closes details.
  const isKept = (name) => name === 'open' && old.nodeName === 'DETAILS';
  for (const { name } of Array.from(old.attributes))
    if (!next.hasAttribute(name) && !isKept(name)) old.removeAttribute(name);
  for (const { name, value } of Array.from(next.attributes))
    if (old.getAttribute(name) !== value && !isKept(name)) old.setAttribute(name, value);
}

// Elements with an ID are matched by it; the others in order.
function updateChildren(old, next) {
  const wanted = new Set([...next.children].map(({ id }) => id));
  for (const child of Array.from(old.children)) if (child.id && !wanted.has(child.id)) child.remove();
  const known = new Map([...old.children].filter(({ id }) => id).map((child) => [child.id, child]));
  let place = old.firstChild;
  for (const child of Array.from(next.childNodes)) {
    const inTurn = place && !place.id && place.nodeName === child.nodeName ? place : undefined;
    const same = child.id ? known.get(child.id) : inTurn;
    if (same === undefined) old.insertBefore(child, place);
    else {
      if (same === place) place = place.nextSibling;
      else old.insertBefore(same, place);
      update(same, child);
    }
  }
  while (place) {
    const rest = place.nextSibling;
    place.remove();
    place = rest;
  }
}
