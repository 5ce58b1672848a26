import { groundVariables, siteVariables } from './siteVariables.ts'

interface Look {
  webInfo?: { theme?: unknown; headerBg?: unknown; footerBg?: unknown }
}

/** Returns an organisation's CSS variables: its colours, and the backgrounds of header and footer. */
export function siteLook(site: Readonly<Record<string, unknown>>): Record<string, string> {
  const { theme, headerBg, footerBg } = (site as Look).webInfo ?? {}
  return { ...siteVariables(theme), ...groundVariables(headerBg, footerBg) }
}
