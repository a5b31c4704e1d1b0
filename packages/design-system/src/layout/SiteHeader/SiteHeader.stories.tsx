import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { User } from '@shop/contracts';
import { deliveryTerms } from '../../commerce/fixtures-delivery.ts';
import { withoutFeatures } from '../../places/without-features.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const HREFS = { 'zh-Hans': '#/', 'zh-Hant': '#/vi', en: '#/en' };
const MUMU: User = {
  id: '7',
  nickname: '林木木',
  avatar: '',
  phone: '13800005620',
  balance: 5000,
  isMember: true,
  couponCount: 0,
  favouriteCount: 0,
};
const MALLS = [
  { name: '天猫旗舰店', url: 'https://example.com/tmall' },
  { name: '京东旗舰店', url: 'https://example.com/jd' },
];

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    company: { name: 'pip 颗粒铺', logo: '', delivery: deliveryTerms },
    user: MUMU,
    isSignedIn: true,
    cartCount: 3,
    language: 'zh-Hans',
    languageHrefs: HREFS,
    onLanguage: fn(),
    current: 'parts',
    malls: MALLS,
    onSearch: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Visitor: Story = { args: { isSignedIn: false, user: undefined, cartCount: 0, current: 'home' } };
export const LoadingUser: Story = { args: { user: undefined } };
export const Scrolled: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main style={{ height: '30rem', padding: '0.24rem' }}>往下滚，第一行留在上面。</main>
    </>
  ),
};
export const OtherShop: Story = { args: { company: { name: '另一家积木店', logo: '' } } };
export const ManyInCart: Story = { args: { cartCount: 1200 } };
export const UnreadMessages: Story = { args: { unreadNotices: 3 } };
export const ManyUnreadNarrow: Story = {
  args: { unreadNotices: 1200, cartCount: 120 },
  globals: { viewport: { value: 'phone' } },
};
export const WithoutRepair: Story = { decorators: [withoutFeatures('repair')] };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowVisitor: Story = {
  args: { isSignedIn: false, user: undefined },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: {
    company: { name: 'pip parts', logo: '', delivery: deliveryTerms },
    language: 'en',
    user: { ...MUMU, nickname: 'Maximiliane Schwarzenberger' },
    cartCount: 120,
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { company: { name: 'pip 顆粒鋪', logo: '', delivery: deliveryTerms }, language: 'zh-Hant' },
  globals: { language: 'zh-Hant' },
};
