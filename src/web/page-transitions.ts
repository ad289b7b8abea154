import type { createBrowserRouter, To } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

const PICTURE = 'recipe-picture'
let flying: HTMLElement | undefined

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function letPictureFly(pathname: string) {
  flying?.style.removeProperty('view-transition-name')
  // A view transition name must be unique. On a recipe page, the page's own picture already has this name.
  if (document.querySelector('.recipe-picture')) return
  const link = [...document.querySelectorAll(`article a[href="${pathname}"]`)].find(isInView)
  flying = link?.closest('article')?.querySelector<HTMLElement>('.card-picture') ?? undefined
  flying?.style.setProperty('view-transition-name', PICTURE)
}

const pathOf = (to: To | null) =>
  new URL((typeof to === 'string' ? to : to?.pathname) ?? '', location.href).pathname

export function addPageTransitions(router: Router) {
  const navigate = router.navigate.bind(router) as (to: To | number | null, options?: object) => Promise<void>
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)')
  Object.assign(router, {
    navigate: (to: To | number | null, options?: object) => {
      if (typeof to === 'number') return navigate(to)
      const pathname = pathOf(to)
      if (isCalm.matches || !document.startViewTransition || pathname === location.pathname)
        return navigate(to, options)
      letPictureFly(pathname)
      return navigate(to, { ...options, viewTransition: true })
    },
  })
}
