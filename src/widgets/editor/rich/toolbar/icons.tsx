import type { ReactNode } from 'react'
import { svgIcon } from '../../../controls/icons.tsx'

const lines = (...ends: readonly (readonly [from: number, to: number])[]) =>
  svgIcon(<path d={ends.map(([from, to], row) => `M${from} ${3.5 + row * 3}H${to}`).join('')} />)

/** The toolbar's icons, by the name of their tool. */
export const TOOL_ICONS: Readonly<Record<string, ReactNode>> = {
  undo: svgIcon(<path d="M3 6.5h6a4 4 0 0 1 0 7H6M5.5 3.5 2.5 6.5l3 3" />),
  redo: svgIcon(<path d="M13 6.5H7a4 4 0 0 0 0 7h3M10.5 3.5l3 3-3 3" />),
  bold: svgIcon(
    <path strokeWidth="2" d="M4.5 3h4a2.4 2.4 0 0 1 0 5h-4zm0 5h4.8a2.5 2.5 0 0 1 0 5H4.5z" />,
  ),
  italic: svgIcon(<path d="M6.5 3h5m-7 10h5m.2-10L6.3 13" />),
  underline: svgIcon(<path d="M4.5 2.5v4.3a3.5 3.5 0 0 0 7 0V2.5M3.5 13.5h9" />),
  strike: svgIcon(
    <path d="M2.5 8h11M11 5c0-1.5-1.3-2.3-3-2.3S5 3.5 5 5c0 3 6.2 2 6.2 5.6 0 1.5-1.4 2.6-3.2 2.6S4.8 12 4.8 10.6" />,
  ),
  colour: svgIcon(<path d="m4 11 4-8.5L12 11M5.4 8.2h5.2" />),
  left: lines([2, 14], [2, 10], [2, 14], [2, 9]),
  center: lines([2, 14], [4, 12], [2, 14], [5, 11]),
  right: lines([2, 14], [6, 14], [2, 14], [7, 14]),
  justify: lines([2, 14], [2, 14], [2, 14], [2, 14]),
  bullets: svgIcon(<path d="M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01" />),
  numbers: svgIcon(
    <path d="M7 4h7M7 8h7M7 12h7M2 2.8l1.2-.6V6M2 9.8c.3-1 2-.9 2 .2 0 .9-2 2.5-2 2.5h2.2" />,
  ),
  quote: svgIcon(
    <path d="M3 8.5h3V11H3zm0 0C3 6 4 4.8 5.6 4.5M9.5 8.5h3V11h-3zm0 0c0-2.5 1-3.7 2.6-4" />,
  ),
  indent: svgIcon(<path d="M6 3.5h8M8 6.5h6M2 9.5h12M2 12.5h12M2 3l2.5 2L2 7" />),
  link: svgIcon(
    <path d="m6.5 9.5 3-3M7 4.8l1.3-1.3a3 3 0 0 1 4.2 4.2L11.2 9M9 11.2l-1.3 1.3a3 3 0 0 1-4.2-4.2L4.8 7" />,
  ),
  image: svgIcon(<path d="M2 3h12v10H2zm0 8 3.5-3.5L9 11l2-2 3 2.5M10.7 5.8h.01" />),
  audio: svgIcon(
    <path d="M6 12V3.5l7-1.3v8.3M6 12a1.8 1.8 0 1 1-3.6 0A1.8 1.8 0 0 1 6 12Zm7-1.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Z" />,
  ),
  video: svgIcon(<path d="M2 4h8.5v8H2zm8.5 5 3.5 2V5l-3.5 2z" />),
  file: svgIcon(
    <path d="m12.5 7.5-4.8 4.8a3 3 0 0 1-4.2-4.3l5-5a2 2 0 0 1 2.9 2.9l-4.9 4.9a1 1 0 0 1-1.5-1.4l4.4-4.4" />,
  ),
  clear: svgIcon(<path d="M4 3h9M8.3 3 6.5 10.5M3 13h4M10 9.5l3.5 3.5m0-3.5L10 13" />),
  table: svgIcon(<path d="M2 3h12v10H2zM2 6.5h12M8 6.5V13" />),
}
