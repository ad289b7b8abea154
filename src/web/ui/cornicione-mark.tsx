/** The mark: a puffed rim with its leopard spots around a tomato disc. Decorative; the wordmark carries the name. */
export const CornicioneMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
    <path
      fill="#d99a45"
      d="M24 2.2c3.4-.5 5.2 1.5 8.1 2.3 3 .8 5.9.3 7.7 2.9 1.7 2.4 1.2 4.9 2.7 7.5 1.5 2.6 3.5 4.7 3.2 8-.2 3.1-2.3 4.5-3.1 7.4-.8 2.9.1 5.7-2.2 7.9-2.2 2.1-4.8 1.8-7.5 3.2-2.7 1.4-5 4.3-8.3 4.3-3.2 0-5.2-2.4-8.1-3.4-2.9-1-6-.5-8-3-1.9-2.4-1.2-5-2.5-7.700C4.7 29 2.3 27.2 2.3 24c0-3.3 2.4-5.2 3.4-8.1 1-2.8.3-5.7 2.5-7.900C10.3 5.9 13 6.4 15.8 5.1 18.6 3.8 20.6 2.7 24 2.200Z"
    />
    <circle cx="24" cy="24" r="14.3" fill="#b42d1c" />
    <path
      fill="#fff4dc"
      d="M18.5 17.200c2.3-1.8 5.6-.9 6.2 1.5.5 2.2-1.5 3.6-3.6 4.1-2.3.5-4.6-.2-4.9-2.2-.2-1.3.9-2.3 2.3-3.400Zm10.9 9.200c1.9-.9 4.3.1 4.5 2.1.2 1.8-1.3 2.9-3 3.2-1.9.3-3.5-.5-3.6-2.2-.1-1.4.8-2.4 2.1-3.100Z"
    />
    <path fill="#2f6b3c" d="M19.2 29.300c1.2 3.3 4.2 5 7.5 4.3-.5-3.4-4-5.2-7.5-4.300Z" />
    <g fill="#4a2a12">
      <ellipse cx="33.5" cy="6.9" rx="1.9" ry="1.2" transform="rotate(28 33.5 6.9)" />
      <circle cx="6.3" cy="22.3" r="1.3" />
      <ellipse cx="11" cy="38.3" rx="1.9" ry="1.2" transform="rotate(40 11 38.3)" />
      <circle cx="42.6" cy="27.4" r="1.5" />
      <circle cx="13.8" cy="8.3" r="1.1" />
      <circle cx="28.7" cy="42.7" r="1.2" />
    </g>
  </svg>
)
