import type { FirstScreen } from '#contract/firstScreen.ts'
import { siteLook } from '#runtime/react/theme/siteLook.ts'
import { isSilent } from '#runtime/react/theme/useSiteTheme.ts'

/**
 * The attributes and styles of the document before any script runs: those `useSiteTheme` would set on the root element.
 */
export function lookOf({ site, device }: Pick<FirstScreen, 'site' | 'device'>) {
  const variables = Object.entries(siteLook(site)).filter(([, value]) => value !== '')
  const declarations = variables.map(([name, value]) => `${name}:${value}`)
  return {
    attributes: {
      'data-device': device,
      'data-silence': isSilent(site) ? '1' : '0',
      'data-themed': '',
    },
    // `:root` twice, so that the specificity outranks the defaults regardless of order.
    colours: `:root:root{${declarations.join(';')}}`,
  }
}
