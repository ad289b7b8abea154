/**
 * Loads the page's scripts after its first paint: on a phone's connection they would share it with the fonts and the
 * first picture, and their evaluation would hold the paint back. Pages read without them.
 */
const { entry = '', modules = '' } = document.getElementById('start')?.dataset ?? {}

function load() {
  for (const href of modules.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import(/* @vite-ignore */ entry)
}

// A page opened in the background is not painted until it is looked at, and should be ready by then.
if (document.visibilityState === 'hidden') load()
else requestAnimationFrame(() => setTimeout(load))
