import { AboutPicturesScreen } from '@shop/design-system/screens/site/AboutPicturesScreen/AboutPicturesScreen';

/** How the pictures of parts are made, and whose shapes they show. */
export const AboutPicturesRoute = () => <AboutPicturesScreen />;
