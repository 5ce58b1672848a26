/**
 * Mantine's variables, overridden by ours, for its components and widgets that look alike. Half of all styles, so it is
 * loaded only with these; the home page does without.
 */
import '@mantine/core/styles/default-css-variables.css'
import './mantine.css'
