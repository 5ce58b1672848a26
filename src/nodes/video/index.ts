export { VideoNode } from './VideoNode.tsx'
