import { createRoot } from 'react-dom/client'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { adoptStyles } from './adoptStyles.ts'
import { awaitAreas } from './awaitAreas.tsx'
import { lacksAreas, tablesOf } from './embedContext.ts'
import type { MountedForm, MountOptions } from './mountedForm.ts'
import { openForm, type Stage } from './openForm.tsx'
import { scopeElement } from './scopeElement.ts'

const mounted = new WeakMap<Element, MountedForm>()

/**
 * Puts a form into an element, in place of what is there. When this returns its first section is in the document; a form
 * with areas that the page did not hand in says first that it is coming.
 */
export function mountForm(element: HTMLElement, options: MountOptions): MountedForm {
  mounted.get(element)?.unmount()
  const { formInfo, context = {} } = options
  const stage = stageIn(element, options)
  const convert = () => convertFormInfo(formInfo, tablesOf(context))
  const bundle = convert()
  const inner = lacksAreas(bundle, context)
    ? awaitAreas(options, stage, () => openForm(convert(), options, stage))
    : openForm(bundle, options, stage)
  const form: MountedForm = {
    ...inner,
    unmount() {
      if (mounted.get(element) !== form) return
      mounted.delete(element)
      inner.unmount()
      stage.place.remove()
      stage.layer.remove()
    },
  }
  mounted.set(element, form)
  return form
}

/** Empties the element and puts into it, or into its own shadow tree, what a form is drawn in. */
function stageIn(element: HTMLElement, { layout = 'pc', context, isolate }: MountOptions): Stage {
  const home = isolate ? (element.shadowRoot ?? element.attachShadow({ mode: 'open' })) : element
  adoptStyles(home)
  home.replaceChildren()
  const place = scopeElement(home, layout, context?.theme)
  const layer = scopeElement(floorOf(home), layout, context?.theme)
  return { root: createRoot(place), place, layer }
}

/** Returns the container of floating panels: beside everything else, in the same style scope. */
function floorOf(home: ParentNode & Node): ParentNode {
  const root = home.getRootNode()
  return root instanceof ShadowRoot ? root : document.body
}
