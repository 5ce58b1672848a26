export { DetailNode } from './DetailNode.tsx'
