import { lazyNode } from '../lazyNode.ts'

export const FormNode = lazyNode<'form'>(async () => (await import('./FormNode.tsx')).FormNode)
