/**
 * Runs in a worker, for as long as a timer counts: in a page that nobody looks at, browsers let timers fire once a minute,
 * and a pizza burns in less. Those of its workers go on.
 */
setInterval(() => postMessage(undefined), 500)
