import { lazyNode } from '../lazyNode.ts'

export const StepsNode = lazyNode<'steps'>(async () => (await import('./StepsNode.tsx')).StepsNode)
