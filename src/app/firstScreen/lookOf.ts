import type { FirstScreen } from '#contract/firstScreen.ts'
import { siteLook } from '#runtime/react/theme/siteLook.ts'
import { isSilent } from '#runtime/react/theme/useSiteTheme.ts'

/** How the document itself looks before any script runs: what `useSiteTheme` would put on the root element. */
export function lookOf({ site, device }: Pick<FirstScreen, 'site' | 'device'>) {
  const variables = Object.entries(siteLook(site)).filter(([, value]) => value !== '')
  const declarations = variables.map(([name, value]) => `${name}:${value}`)
  return {
    attributes: {
      'data-device': device,
      'data-silence': isSilent(site) ? '1' : '0',
      'data-themed': '',
    },
    // Twice, so that it outweighs the defaults wherever its element stands.
    colours: `:root:root{${declarations.join(';')}}`,
  }
}
