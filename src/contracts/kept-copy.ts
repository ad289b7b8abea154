/** Header by which a browser asks for pages that it keeps for later: they share one style sheet, which is a file, while
 * a page that is shown at once carries it. In lower case, as the server reads it. */
export const KEPT_COPY = 'x-kept-copy'
