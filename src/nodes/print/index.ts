import { loadSanitiser } from '#runtime/react/html/lateSanitiser.ts'
import { lazyNode } from '../lazyNode.ts'

/** What is printed is printed whole, so its rich text does not come later. */
export const PrintNode = lazyNode<'print'>(async () => {
  const [{ PrintNode: Node }] = await Promise.all([import('./PrintNode.tsx'), loadSanitiser()])
  return Node
})
