import styles from './data-table.module.css';

/** Class of a table of figures; a cell that holds one bears `data-figure`. */
export const dataTable: string = styles.table ?? '';
