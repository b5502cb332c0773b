import { addons } from 'storybook/manager-api';

/** What editors try out has its choices and its report on the page itself: a panel below it would be empty. */
const withoutPanel = /^(?:begin-hier|voor-redacteuren)-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (withoutPanel.test(storyId) ? false : isShown),
  },
});
