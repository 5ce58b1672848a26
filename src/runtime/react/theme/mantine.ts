/**
 * Mantine's variables with our values over them: for its components, and for widgets that look like them. Half of all
 * styles, so that only what shows one of these brings them; the home page does not.
 */
import '@mantine/core/styles/default-css-variables.css'
import './mantine.css'
