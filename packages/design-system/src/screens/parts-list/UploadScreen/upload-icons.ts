/** Icons used only by the upload page, on a 20 px grid (elements/Icon). */
export const FILE = 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15M7.5 10h5M7.5 13h5';
export const CLIPBOARD = 'M7 4.5H4.5v13h11v-13H13M7 3h6v3H7zm.5 6.5h5m-5 3.5h5';
