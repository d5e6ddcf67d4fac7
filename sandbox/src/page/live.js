// Keeps the page as the sandbox is. What has not changed is left alone, and with it focus, scroll, selection and open details.

const connection = document.getElementById('connection');
const stream = new EventSource('/events');
stream.addEventListener('open', () => tell('live', 'Live'));
stream.addEventListener('error', () => tell('lost', 'Not live: the sandbox has ended. This is what it last told.'));
stream.addEventListener('message', ({ data }) => {
  for (const [id, section] of Object.entries(JSON.parse(data))) {
    const { body } = new DOMParser().parseFromString(section, 'text/html');
    update(document.getElementById(id), body.firstElementChild);
  }
});

function tell(kind, words) {
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
  // Whether details are open is the reader's affair.
  const isKept = (name) => name === 'open' && old.nodeName === 'DETAILS';
  for (const { name } of Array.from(old.attributes))
    if (!next.hasAttribute(name) && !isKept(name)) old.removeAttribute(name);
  for (const { name, value } of Array.from(next.attributes))
    if (old.getAttribute(name) !== value && !isKept(name)) old.setAttribute(name, value);
}

// Elements with an ID stay themselves wherever they go; the others are taken in turn.
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
