export { ChoiceNode } from './ChoiceNode.tsx'
