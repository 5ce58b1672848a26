import { useFormEnvironment } from './formEnvironment.ts'

/** The document, or the shadow tree, a form is drawn in: ids are looked up there. */
export function useTree(): Document | ShadowRoot {
  const { layer } = useFormEnvironment()
  const root = layer?.getRootNode()
  return root instanceof ShadowRoot ? root : document
}
