const STAR = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z'

/** Shapes by the name a form gives (`heart`, `el-icon-star-on` …); a star for any other. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [
    /heart|love|like/i,
    'M10 17.2S2 12.4 2 6.9A4.3 4.3 0 0 1 10 4.6a4.3 4.3 0 0 1 8 2.3c0 5.5-8 10.3-8 10.3z',
  ],
  [/flag/i, 'M4 2h2v1h10l-2.5 4L16 11H6v7H4z'],
]

export const RateIcon = ({ name = '' }: { name?: string | undefined }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 20 20"
    fill="currentColor"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={SHAPES.find(([pattern]) => pattern.test(name))?.[1] ?? STAR} />
  </svg>
)
