export { ButtonNode } from './ButtonNode.tsx'
