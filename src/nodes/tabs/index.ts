export { TabsNode } from './TabsNode.tsx'
