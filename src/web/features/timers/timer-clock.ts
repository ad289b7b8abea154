/**
 * A worker that ticks while a timer runs. Browsers slow down the timers of hidden pages, but not the timers
 * of workers.
 */
setInterval(() => postMessage(undefined), 500)
