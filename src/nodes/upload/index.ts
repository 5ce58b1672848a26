import { lazyNode } from '../lazyNode.ts'

export const UploadNode = lazyNode<'upload'>(
  async () => (await import('./UploadNode.tsx')).UploadNode,
)
