/**
 * A worker that ticks while a timer runs. In hidden pages browsers fire timers only once a minute. The
 * timers of workers are not slowed down.
 */
setInterval(() => postMessage(undefined), 500)
