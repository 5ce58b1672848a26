export { TextNode } from './TextNode.tsx'
