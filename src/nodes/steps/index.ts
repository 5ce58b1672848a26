export { StepsNode } from './StepsNode.tsx'
