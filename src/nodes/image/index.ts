export { ImageNode } from './ImageNode.tsx'
