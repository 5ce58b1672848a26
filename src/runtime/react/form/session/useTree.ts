import { useFormEnvironment } from './formEnvironment.ts'

/** Returns the document or shadow root that contains the form; ids are looked up there. */
export function useTree(): Document | ShadowRoot {
  const { layer } = useFormEnvironment()
  const root = layer?.getRootNode()
  return root instanceof ShadowRoot ? root : document
}
