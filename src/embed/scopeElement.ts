import './root.css'
import type { Device } from '#contract/value.ts'
import { siteVariables } from '#runtime/react/theme/siteVariables.ts'

/** Our style sheet knows elements of this class and what is inside them; the page around stays as it is. */
const SCOPE = 'society-form'

/** Appends an element inside which our variables hold. */
export function scopeElement(
  parent: ParentNode,
  layout: Device,
  theme: readonly string[] | undefined,
): HTMLElement {
  const scope = document.createElement('div')
  scope.className = SCOPE
  scope.dataset.device = layout
  scope.dataset.mantineColorScheme = 'light'
  for (const [name, value] of Object.entries(siteVariables(theme)))
    scope.style.setProperty(name, value)
  parent.append(scope)
  return scope
}
