import { lazyNode } from '../lazyNode.ts'

export const AlertNode = lazyNode<'alert'>(async () => (await import('./AlertNode.tsx')).AlertNode)
