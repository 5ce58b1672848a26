import { lazyNode } from '../lazyNode.ts'

export const QrcodeNode = lazyNode<'qrcode'>(
  async () => (await import('./QrcodeNode.tsx')).QrcodeNode,
)
