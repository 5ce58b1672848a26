import type { ReactNode } from 'react'

/** An icon of 16 units in the colour of the surrounding text; hidden from screen readers. */
export const svgIcon = (path: ReactNode, size = 16) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {path}
  </svg>
)

interface IconProps {
  size?: number
}

const icon =
  (path: ReactNode) =>
  ({ size }: IconProps) =>
    svgIcon(path, size)

export const ChevronDown = icon(<path d="m4 6 4 4 4-4" />)
export const ChevronLeft = icon(<path d="m10 4-4 4 4 4" />)
export const ChevronRight = icon(<path d="m6 4 4 4-4 4" />)
export const ChevronUp = icon(<path d="m4 10 4-4 4 4" />)
export const Check = icon(<path d="m3 8.5 3.2 3L13 4.5" />)
export const Close = icon(<path d="m4 4 8 8m0-8-8 8" />)
export const Plus = icon(<path d="M8 3v10M3 8h10" />)
export const Minus = icon(<path d="M3 8h10" />)
export const Calendar = icon(<path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5 2v3M11 2v3" />)
export const Clock = icon(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M8 4.5V8l2.5 1.5" />
  </>,
)
export const FileIcon = icon(<path d="M4 1.5h5l3 3v10H4zM9 1.5v3h3" />)
export const UploadIcon = icon(<path d="M8 10.5v-8m-3 3 3-3 3 3M2.5 10.5v3h11v-3" />)
export const Eye = icon(
  <>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
    <circle cx="8" cy="8" r="2" />
  </>,
)
export const EyeOff = icon(
  <path d="M2 2l12 12M6.5 4a6 6 0 0 1 1.5-.5C12 3.5 14.5 8 14.5 8a12 12 0 0 1-2 2.5M4 5.5A11 11 0 0 0 1.5 8S4 12.5 8 12.5a6 6 0 0 0 2.5-.6" />,
)
export const Trash = icon(<path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4" />)
export const Pencil = icon(<path d="m3 13 .6-2.6 7.2-7.2 2 2-7.2 7.2zM9.6 4.4l2 2" />)
export const InsertBelow = icon(<path d="M2.5 2.5h11v4h-11zM8 9v5M5.5 11.5h5" />)
export const Clipboard = icon(
  <path d="M5.5 3h-2v10.5h9V3h-2M5.5 1.8h5v2.7h-5zM5.5 8h5M5.5 10.5h5" />,
)
