/**
 * A link to a section of the page that one is on does not leave the page, so the popover it stands in
 * has to be closed; and the small screens' menu must not stay open when the screen becomes wide.
 */
const popovers = document.querySelectorAll<HTMLElement>('#menu, #services');
const closeAll = () => {
  for (const popover of popovers) if (popover.matches(':popover-open')) popover.hidePopover();
};

for (const popover of popovers) {
  popover.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeAll();
  });
}
matchMedia('(width >= 64rem)').addEventListener('change', closeAll);
