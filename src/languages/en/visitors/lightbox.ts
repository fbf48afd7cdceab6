/** The lightbox. */
export const lightboxMessages = {
  name: 'Pictures of this job',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close (Esc)',
  zoom: 'Zoom in or out',
};
