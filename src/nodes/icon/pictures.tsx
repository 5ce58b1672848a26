import type { ReactNode } from 'react'
import type { IconName } from '#contract/nodes.gen.ts'

/** The icons, in a viewBox of 24 units, by their name in a page. */
export const PICTURES: Record<IconName, ReactNode> = {
  home: <path d="M3.5 11 12 3.8 20.5 11M5.5 9.5v10.7h4.7v-6h3.6v6h4.7V9.5" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.6-4 3.6-6.3 7.5-6.3s6.9 2.3 7.5 6.3" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="8.3" r="3.6" />
      <path d="M2.5 19.8c.5-3.6 3.1-5.6 6.5-5.6s6 2 6.5 5.6M15.5 4.9a3.6 3.6 0 0 1 0 6.8M17.8 14.5c2.1.8 3.4 2.6 3.7 5.3" />
    </>
  ),
  building: (
    <path d="M5 20.5v-16h9v16M14 9.5h5v11M2.5 20.5h19M8 8.2h3M8 11.8h3M8 15.4h3M16.5 13h.01M16.5 16.5h.01" />
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M3.5 12h17M12 3.2c2.4 2.5 3.6 5.4 3.6 8.8s-1.2 6.3-3.6 8.8c-2.4-2.5-3.6-5.4-3.6-8.8S9.6 5.7 12 3.2Z" />
    </>
  ),
  bell: <path d="M6 16.5V10.8a6 6 0 0 1 12 0v5.7l1.6 1.9H4.4zM10 20.9c1.2.7 2.8.7 4 0M12 2.6v2" />,
  edit: <path d="M4.2 19.8l.9-4L16.3 4.6l3.1 3.1L8.2 18.9zM13.9 7l3.1 3.1" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  award: (
    <>
      <circle cx="12" cy="9" r="5.5" />
      <path d="m8.7 13.7-1.5 7 4.8-2.6 4.8 2.6-1.5-7" />
    </>
  ),
  card: <path d="M3 5.5h18v13H3zM3 9.8h18M6.5 14.8h4" />,
  check: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="m8 12.3 2.8 2.8L16 9.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 7v5.3l3.5 2" />
    </>
  ),
  logout: <path d="M14 4.5H5.5v15H14M10.5 12h10M17 8.5l3.5 3.5-3.5 3.5" />,
  next: <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />,
}
